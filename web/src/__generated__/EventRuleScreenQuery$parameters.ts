/**
 * @generated SignedSource<<ad85b4cf8109c44abff20496471ea55a>>
 * @relayHash 2cf7c9d7d9b24a2e860e14418c4cc5c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b786a1c8017b744a514f47d7cb3098673001f406f5563b615c684bc170e2e8a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventRuleScreenQuery } from './EventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b786a1c8017b744a514f47d7cb3098673001f406f5563b615c684bc170e2e8a",
    "metadata": {},
    "name": "EventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
