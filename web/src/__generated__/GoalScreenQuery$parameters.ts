/**
 * @generated SignedSource<<c26e2c20c6179162112569538cfdfc27>>
 * @relayHash 4bf3b47fe004c7b41e34597236f8d2f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebc5646df39a1949bad95d31f6d91a6df273990d500f7bb68d30ac920563c758

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebc5646df39a1949bad95d31f6d91a6df273990d500f7bb68d30ac920563c758",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
