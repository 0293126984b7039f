/**
 * @generated SignedSource<<f9a39d913bfd5f0ae32e5d8ca79f3981>>
 * @relayHash e2f480be2d8c43e4913e07f5bbc77221
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b677d998642917f6a08487d152791b343c65bf2936dfec63c3678b8286e92b8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b677d998642917f6a08487d152791b343c65bf2936dfec63c3678b8286e92b8",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
