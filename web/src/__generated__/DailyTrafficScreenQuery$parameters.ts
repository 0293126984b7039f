/**
 * @generated SignedSource<<3dc460ee093f4bcf41b8e46c0629879a>>
 * @relayHash 2d9057b227e8812d011c717d29943fd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31900ac3633f50988b522cc21f39efecf30f012c16f83cb8c23dec8d5556b900

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31900ac3633f50988b522cc21f39efecf30f012c16f83cb8c23dec8d5556b900",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
