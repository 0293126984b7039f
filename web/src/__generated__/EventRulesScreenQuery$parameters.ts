/**
 * @generated SignedSource<<dee149e9a4586e3ebdfa077de897ebd6>>
 * @relayHash 76c19fddd70017875bf670c510fb9e4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e81575ee6f8d96ff5c2f3fb5a0814ef83f13b9fbcd502fd88f7ee167d2b4563

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventRulesScreenQuery } from './EventRulesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventRulesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e81575ee6f8d96ff5c2f3fb5a0814ef83f13b9fbcd502fd88f7ee167d2b4563",
    "metadata": {},
    "name": "EventRulesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
