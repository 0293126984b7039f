/**
 * @generated SignedSource<<9b7579146a2912c1139aba941a4d9cc3>>
 * @relayHash 1e6fa37bd863119faea82b7ed784c51d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 731a4b98f73d151125cd4dd23fe80f356fe22d3ad6366987e15218056312d9b8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewGoalScreenQuery } from './NewGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "731a4b98f73d151125cd4dd23fe80f356fe22d3ad6366987e15218056312d9b8",
    "metadata": {},
    "name": "NewGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
