/**
 * @generated SignedSource<<72d65eb04c41bd754dab34a952d5ffdd>>
 * @relayHash e0a4d2496847d588e30fc1aa0ea8a3e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9221a50a00486dff300bbacfb67aca94dae411ba5ea93d51a2321bb4c98db8ef

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9221a50a00486dff300bbacfb67aca94dae411ba5ea93d51a2321bb4c98db8ef",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
