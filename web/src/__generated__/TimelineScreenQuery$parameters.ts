/**
 * @generated SignedSource<<4e4f7a10e1f0ef0bf6043e64022055a9>>
 * @relayHash 15474482019d84b006a74a63fd89a898
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb1c5c21f733562ffae79387317714b60fffa46ab08d869cf26174b2c16468a4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb1c5c21f733562ffae79387317714b60fffa46ab08d869cf26174b2c16468a4",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
