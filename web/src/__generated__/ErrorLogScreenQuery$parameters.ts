/**
 * @generated SignedSource<<85e19f3c0167b8e4c2cebcb8d043c7d9>>
 * @relayHash fb2cc20b9b60c1128948098004e5e676
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cb385c4522f7bd061704b9872e5abcaf53e79a2825e7a8ae9cb03b7c2ef9ba0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cb385c4522f7bd061704b9872e5abcaf53e79a2825e7a8ae9cb03b7c2ef9ba0",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
