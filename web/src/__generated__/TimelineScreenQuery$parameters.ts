/**
 * @generated SignedSource<<7d64d79f0624bcf3bdb6694d76e6154c>>
 * @relayHash 407b66e266ef73fdf42f0d12f5af43bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63ed4aed35bc54d061885a57f9e66b9c0d4b2a4f3171264d7259bcec2c964654

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63ed4aed35bc54d061885a57f9e66b9c0d4b2a4f3171264d7259bcec2c964654",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
