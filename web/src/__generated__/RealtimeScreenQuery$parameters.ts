/**
 * @generated SignedSource<<8618f6e41d3d87100deba1300ebacba3>>
 * @relayHash ac28561cb61f4f83cac181ada655128b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2378aaabb4443a9149d6fa142f40a7fdb8e2ccbbb69a4213ba0b8ce7f286e0bf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RealtimeScreenQuery } from './RealtimeScreenQuery.graphql';

const node: PreloadableConcreteRequest<RealtimeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2378aaabb4443a9149d6fa142f40a7fdb8e2ccbbb69a4213ba0b8ce7f286e0bf",
    "metadata": {},
    "name": "RealtimeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
