/**
 * @generated SignedSource<<37ab6fa39fd30042a855ff979b69fef7>>
 * @relayHash fc76ef19dcd1524c06616282e6fa71a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ccbd41d5801b2be35dd605c8d6903b8531b26d8ed8b207c91f77b036f93533

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9ccbd41d5801b2be35dd605c8d6903b8531b26d8ed8b207c91f77b036f93533",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
