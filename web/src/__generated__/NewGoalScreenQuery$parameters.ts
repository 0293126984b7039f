/**
 * @generated SignedSource<<687e26ee3fef2d03cc42326f20069554>>
 * @relayHash 9396915547f0af7f3bfa5f6b28f7005d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6899c83114f5b670a394913cc4d17d016e94abf1c014f5b35d9dffcbfc013d9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewGoalScreenQuery } from './NewGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6899c83114f5b670a394913cc4d17d016e94abf1c014f5b35d9dffcbfc013d9",
    "metadata": {},
    "name": "NewGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
