/**
 * @generated SignedSource<<1bd4af0c4850148dd5ae5e3df4f14d9b>>
 * @relayHash f945f83dd972351874df160b6262ad1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0f0a5d1df41f2f926de00725312a8c68c447e507ba722b6a9a7c2693df05b98

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0f0a5d1df41f2f926de00725312a8c68c447e507ba722b6a9a7c2693df05b98",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
