/**
 * @generated SignedSource<<535ac0a40f4556e46b22f02990e4c1b4>>
 * @relayHash 75154645ed84ad5873ce2dc0ccdd1860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a8971e63ae418270e67cd5ac8cf0644dac5db25e2658a0570e2f05d5f3fb703

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a8971e63ae418270e67cd5ac8cf0644dac5db25e2658a0570e2f05d5f3fb703",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
