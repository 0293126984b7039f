/**
 * @generated SignedSource<<20e0f6a0ca36ee8fb8e9a6d46deaa632>>
 * @relayHash 00fc0221a3a6c6cfcc48d783139f669c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c7dee263bfbb2d0e09f0cbae839d2f2c652f3049f68f574560281c2462954d5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditGoalScreenQuery } from './EditGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c7dee263bfbb2d0e09f0cbae839d2f2c652f3049f68f574560281c2462954d5",
    "metadata": {},
    "name": "EditGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
