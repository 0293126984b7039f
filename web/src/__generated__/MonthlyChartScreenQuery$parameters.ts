/**
 * @generated SignedSource<<6d094079469442b327f8e3f009c493d8>>
 * @relayHash 376a82419c5441c4e61c56924794245d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eb37a1bb9c076af39a5e76571386a49a465c617b53e994753d4b0f634f26ebf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9eb37a1bb9c076af39a5e76571386a49a465c617b53e994753d4b0f634f26ebf",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
