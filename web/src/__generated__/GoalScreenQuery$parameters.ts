/**
 * @generated SignedSource<<ca037acc245cd395959f1bbbdd463b19>>
 * @relayHash 37d83abf5cc67e4d93e970d810b3e153
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d8ef9bf30b7138e20484e994a1efc2ae7def4e3c1522b50f6043166f60953c3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d8ef9bf30b7138e20484e994a1efc2ae7def4e3c1522b50f6043166f60953c3",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
