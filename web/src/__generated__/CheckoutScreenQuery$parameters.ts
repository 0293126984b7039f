/**
 * @generated SignedSource<<e0ff31e0d2c9dbfbc55f500452d614e1>>
 * @relayHash 7256add5d65a6ba5fcc14fa1c166fc08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62fb158983b66472a58513b2f5288da7783aef09dbf033b9b9333f6a5d8246b1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutScreenQuery } from './CheckoutScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62fb158983b66472a58513b2f5288da7783aef09dbf033b9b9333f6a5d8246b1",
    "metadata": {},
    "name": "CheckoutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
