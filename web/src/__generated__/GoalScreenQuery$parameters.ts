/**
 * @generated SignedSource<<80f75bee78d83610e17962af6f064950>>
 * @relayHash b6bd6276aebb16a8f163c8a597acbd9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84f039f26d5b93830c259ca7eba47275deed98098e521def0fbce6da1af9cd85

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84f039f26d5b93830c259ca7eba47275deed98098e521def0fbce6da1af9cd85",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
