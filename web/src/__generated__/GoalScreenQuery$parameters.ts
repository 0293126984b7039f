/**
 * @generated SignedSource<<1b15db1507d355a52b59667e624ba859>>
 * @relayHash 8ceb7a608e4846ecdc1023f21b490629
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d621165aafb56a1402fa9d96fd5875c1a56e5b5745efa66c39558115a686d5b2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d621165aafb56a1402fa9d96fd5875c1a56e5b5745efa66c39558115a686d5b2",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
