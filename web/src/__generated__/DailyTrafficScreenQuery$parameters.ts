/**
 * @generated SignedSource<<5381712db50fcfe9209c41fe993e6171>>
 * @relayHash 991d338bd95ccb0d6a36c59ffbe3af9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ea9564a633c81ab508ce9f680debc7fac5ec11315150c97e4ee54f36aa265ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ea9564a633c81ab508ce9f680debc7fac5ec11315150c97e4ee54f36aa265ab",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
