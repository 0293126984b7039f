/**
 * @generated SignedSource<<41f8530d5e062a3af2d1ed973730153b>>
 * @relayHash d50542cdebd780fa4a3d72cf3d999bc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36d561cbcedae348437853d8393e97c74a00fc0b010392631235501c0c08f62f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36d561cbcedae348437853d8393e97c74a00fc0b010392631235501c0c08f62f",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
