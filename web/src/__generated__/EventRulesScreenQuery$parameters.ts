/**
 * @generated SignedSource<<2be988d23be1c50939bf2c30eabf3eb8>>
 * @relayHash 7299d05a0e074eb3a42528e9590bcd6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0b34919418d04ec0991896b8b1b152be1472d338d320520ae53a9e764e93362

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventRulesScreenQuery } from './EventRulesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventRulesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0b34919418d04ec0991896b8b1b152be1472d338d320520ae53a9e764e93362",
    "metadata": {},
    "name": "EventRulesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
