/**
 * @generated SignedSource<<71f0f449368808fb187be64ad6ff45e7>>
 * @relayHash 0dfb81fc4266eae52ab48b891528a0c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 343a0f5ab50c1f755f3c57bdfe272a1812c848b5b1b72dc0ac3e800ede6d730e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "343a0f5ab50c1f755f3c57bdfe272a1812c848b5b1b72dc0ac3e800ede6d730e",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
