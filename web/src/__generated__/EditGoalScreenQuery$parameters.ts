/**
 * @generated SignedSource<<435c0e36f8de73b72273feee10cd22ce>>
 * @relayHash 1b60b0e02852d72febed25422a2fa65f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fcdc2017d4cc1ff6a274378509465b5728eeef93e2509c038abf6f7a2f4d523

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditGoalScreenQuery } from './EditGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fcdc2017d4cc1ff6a274378509465b5728eeef93e2509c038abf6f7a2f4d523",
    "metadata": {},
    "name": "EditGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
