/**
 * @generated SignedSource<<4365f832201fb6a5378f1934b0870a59>>
 * @relayHash 8b9769d9c6e668e06c17e8149e03f7a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b288f2683a90f2aabc1adc6929e218f4cb09b0e210de85a0186d693115de56dc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventRulesScreenQuery } from './EventRulesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventRulesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b288f2683a90f2aabc1adc6929e218f4cb09b0e210de85a0186d693115de56dc",
    "metadata": {},
    "name": "EventRulesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
