/**
 * @generated SignedSource<<ee037d727815a5ac1735531da52af541>>
 * @relayHash c6427f015632e8a8007e511b5dfdab57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15f5f991e8491a8904ec70228df7699d790010a22c80f0348e9d25488874bdc9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15f5f991e8491a8904ec70228df7699d790010a22c80f0348e9d25488874bdc9",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
