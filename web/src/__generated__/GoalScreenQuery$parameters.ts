/**
 * @generated SignedSource<<b9ab56fb5148074b7980ee503378ed0d>>
 * @relayHash e724e930248172355d9849dc576ac717
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 369826a8f98da97fee7c0d49215145423ffc411fc253734a0051003e877f1118

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "369826a8f98da97fee7c0d49215145423ffc411fc253734a0051003e877f1118",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
