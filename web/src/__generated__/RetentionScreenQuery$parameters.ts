/**
 * @generated SignedSource<<ea5019f9da2624d16d0b3809645f61ef>>
 * @relayHash b79a6f2c21abceb356874105462d509a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8870084f1436e889a14283a0a68b33a74d392ea5e76648f51bd165a4ed36e9c9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8870084f1436e889a14283a0a68b33a74d392ea5e76648f51bd165a4ed36e9c9",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
