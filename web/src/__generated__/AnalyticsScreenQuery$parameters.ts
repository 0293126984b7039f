/**
 * @generated SignedSource<<8d7c4e2a702a05d6cef025374ea7f21f>>
 * @relayHash 028cbf18c501124f6edcd0e9b5780363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e5adb8b99dad40dc58a4079dda480f7fb00183d109446d709151fbb855262c8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e5adb8b99dad40dc58a4079dda480f7fb00183d109446d709151fbb855262c8",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
