/**
 * @generated SignedSource<<a2ed2e782af68a43b8ea9c45abc87c4b>>
 * @relayHash 50f497b6c3a60979cae02f9b7a4d80f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8364b61376863a073877dee5ada2e5c7e5ac1ee92c42d069d17f431b7e8ae595

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8364b61376863a073877dee5ada2e5c7e5ac1ee92c42d069d17f431b7e8ae595",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
