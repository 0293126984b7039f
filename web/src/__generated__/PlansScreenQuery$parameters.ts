/**
 * @generated SignedSource<<18c8141bae01d82b69ae3dcc5ba49b2f>>
 * @relayHash de6b04e05a8877af5436b121fc8bd233
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8e37255b2ff890158a11d2b6ebb9992c7f8bbe6feb566f27273d0acfbda9579

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8e37255b2ff890158a11d2b6ebb9992c7f8bbe6feb566f27273d0acfbda9579",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
