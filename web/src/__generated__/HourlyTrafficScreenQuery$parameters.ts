/**
 * @generated SignedSource<<04c0ceace352675a63c3b99ac9f57229>>
 * @relayHash cdac8c55024524de306e638cfde376fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07a6fd29b54cb31cb19cc0c1526e7e5b2337db85983b9b79bf0593fabd6802c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07a6fd29b54cb31cb19cc0c1526e7e5b2337db85983b9b79bf0593fabd6802c0",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
