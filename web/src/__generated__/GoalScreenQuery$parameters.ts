/**
 * @generated SignedSource<<884b66b1d4f579b97015a8d7c4a32752>>
 * @relayHash 0e05add95e8ce69f925e3e70dfa64eb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cb8e4eb477367478fea0442e70b1e3a8c014b31322e233ace2c640946c78561

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cb8e4eb477367478fea0442e70b1e3a8c014b31322e233ace2c640946c78561",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
