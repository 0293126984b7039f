/**
 * @generated SignedSource<<ce5ca6ed7c27d3cc09e52f2678043090>>
 * @relayHash 9036930d25b1b4b84ab93173541b32e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f65a67c6fdc9f75f695a82cb16fa0e7c596bcc1cb56b0e8608762ecae72212d9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f65a67c6fdc9f75f695a82cb16fa0e7c596bcc1cb56b0e8608762ecae72212d9",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
