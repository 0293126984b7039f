/**
 * @generated SignedSource<<2f4469e4fcbd99bd31236b6f516e9b36>>
 * @relayHash 0b01b14f040d27890226f3ab5088f094
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19de65c3299bcfd9802491c5425872cb3abc43d8490e4587771eb99fcbfce017

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19de65c3299bcfd9802491c5425872cb3abc43d8490e4587771eb99fcbfce017",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
