/**
 * @generated SignedSource<<830c134d4607930ff703bd7bdb39751a>>
 * @relayHash 2ce5715a842a3439e6c12c8e9cd50668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e54fb4257943ff6cfd6a84d32b3b56579d050cc08f42efb57d1c5704a86fbd7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RealtimeScreenQuery } from './RealtimeScreenQuery.graphql';

const node: PreloadableConcreteRequest<RealtimeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e54fb4257943ff6cfd6a84d32b3b56579d050cc08f42efb57d1c5704a86fbd7",
    "metadata": {},
    "name": "RealtimeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
