/**
 * @generated SignedSource<<8120626db3d2b4c52cd1e175f904724c>>
 * @relayHash 33d5eb66bd517c2b64e3615dff498e2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b70d5ebaedc93d539eef14d2c65309ee5236da68960b0f12bf7795d0dd521df1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b70d5ebaedc93d539eef14d2c65309ee5236da68960b0f12bf7795d0dd521df1",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
