/**
 * @generated SignedSource<<3ab57ca1d56fdea963c8c76342ee8a9b>>
 * @relayHash 696444e7d17802097c4d1510cec28772
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09c656a3127538a99c1cc0ba167542a0b4bc4183c4bd6eaaf70dd45ba5bbbb89

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09c656a3127538a99c1cc0ba167542a0b4bc4183c4bd6eaaf70dd45ba5bbbb89",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
