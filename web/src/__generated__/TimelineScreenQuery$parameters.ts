/**
 * @generated SignedSource<<fc37e26765e3322ee54752ea0a0ea37f>>
 * @relayHash 6463cae01dad1db51b91b6e9d5af3eb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f25eb0f1bd8f1518d628a6be7279e3598ec5b2903d3b31eb7e3f49fa149dc0c3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f25eb0f1bd8f1518d628a6be7279e3598ec5b2903d3b31eb7e3f49fa149dc0c3",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
