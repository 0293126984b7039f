/**
 * @generated SignedSource<<6f29018e88db712538b581c67d1f8c0e>>
 * @relayHash c79c11f8ae634b37d404f8b6af89b778
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09ec71630ce4725939fe3b607fe61d6cea17d5098fb7c54c90018b77072f2ae7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09ec71630ce4725939fe3b607fe61d6cea17d5098fb7c54c90018b77072f2ae7",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
