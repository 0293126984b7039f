/**
 * @generated SignedSource<<6e2815b1f3e8f6ec70de201724868b8b>>
 * @relayHash c44bc797f1d591e9ddffb14d2e4619c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e1e4f0c991f4782446c95419b81ea345f63a822a3cd0b0b2c0525ed51d98ca1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e1e4f0c991f4782446c95419b81ea345f63a822a3cd0b0b2c0525ed51d98ca1",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
