/**
 * @generated SignedSource<<593739b9f99b5c55ab41ff9726645f50>>
 * @relayHash 7d9ed1851b5bb11820e1451739207ffa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4fca8a62e357f19c9f1f1ca1e69fcaa717ce4ce85006971855321bf393b96a6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4fca8a62e357f19c9f1f1ca1e69fcaa717ce4ce85006971855321bf393b96a6",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
