/**
 * @generated SignedSource<<abbfccecffcabafc7a8615712cf26900>>
 * @relayHash 84127b6cb5ff88985607268be2d0d48f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57c8d809dccd1044ff6d7b3c55a7c896fe974a2686beb784f6e5fb58b206ff08

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57c8d809dccd1044ff6d7b3c55a7c896fe974a2686beb784f6e5fb58b206ff08",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
