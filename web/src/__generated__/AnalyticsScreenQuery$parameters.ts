/**
 * @generated SignedSource<<d4e992b23ff1bee5aa87cb4702005bfb>>
 * @relayHash 666ba6abd78e1fa2fccd75329c9a52d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0720d64ae165a4e76514156cb3b38cd59c0e16c51edf2f7a63e56bd84a60446

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0720d64ae165a4e76514156cb3b38cd59c0e16c51edf2f7a63e56bd84a60446",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
