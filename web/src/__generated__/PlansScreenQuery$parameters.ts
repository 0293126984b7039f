/**
 * @generated SignedSource<<f46d67a7ac41367b83146c07b8798a6f>>
 * @relayHash cbfb7a48264ba9ee7bae11af3d53a6aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc101cc24274df9dc481217c3c2d8affaa4cbd9460ca0380eb269585fb31d2dd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc101cc24274df9dc481217c3c2d8affaa4cbd9460ca0380eb269585fb31d2dd",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
