/**
 * @generated SignedSource<<20523b3a4bb612c613a7a05f72d2516d>>
 * @relayHash e98ef3887e020dd52daee580113538a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9314df2142a46be2ac0d014091a4d437193c4d73f933c77c2d1bddc5ac4ac9d9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9314df2142a46be2ac0d014091a4d437193c4d73f933c77c2d1bddc5ac4ac9d9",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
