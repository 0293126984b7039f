/**
 * @generated SignedSource<<e7813ee9bc2e8118ca6c40ac40a178fa>>
 * @relayHash b9eb2e7d1a3cdc11e130db2f0c0cfbfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 380e196f6f5124ed44ca0b777b2b03dbfc7bd22016bf70d21581caddf61bdc54

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "380e196f6f5124ed44ca0b777b2b03dbfc7bd22016bf70d21581caddf61bdc54",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
