/**
 * @generated SignedSource<<73add8d06e8e31ff0eb6cc1e233fdcf6>>
 * @relayHash 70d36d3ce403d5de49bd2022c6e930f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3587f802ab29958ee852fdd853a8e92312c3e5a166b295d531b56dab0d1ab16

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3587f802ab29958ee852fdd853a8e92312c3e5a166b295d531b56dab0d1ab16",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
