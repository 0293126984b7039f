/**
 * @generated SignedSource<<3e13b6b3d1385d70f458a410193b496b>>
 * @relayHash 4557d9beef63d1e510c5f127651190c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2dec9d4baae093c2abc2f3ee6a86a792ab9019c32a28b4f63aef7f21545a80a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2dec9d4baae093c2abc2f3ee6a86a792ab9019c32a28b4f63aef7f21545a80a",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
