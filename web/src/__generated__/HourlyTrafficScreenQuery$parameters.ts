/**
 * @generated SignedSource<<d8eeb3dc1a30080ca82f488fed51ea80>>
 * @relayHash af1c6ef8e53f2da00e8009153a416176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04f30513ad675f5f5259fbb459032e2ae1ad98e86acd4bc476ad26e533809042

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04f30513ad675f5f5259fbb459032e2ae1ad98e86acd4bc476ad26e533809042",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
