/**
 * @generated SignedSource<<5d993cd0a5bababbdd41b034fb4803a1>>
 * @relayHash 04a84ff70d75bb8abf927e2ae609b91f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba5511a25b5125a4a911e763751622e7e68e4629720b2514a1a082bbe9147664

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba5511a25b5125a4a911e763751622e7e68e4629720b2514a1a082bbe9147664",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
