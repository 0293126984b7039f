/**
 * @generated SignedSource<<dbe9bbd53a95e9642622b12e015d77ec>>
 * @relayHash 087c86d6331ef74d5cb358c30b381d2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a03e9fe0d226eed70e7cdb03e38bc18b472033a7ffb6a3968b8dade40f62fb3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebsitesScreenQuery } from './WebsitesScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebsitesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a03e9fe0d226eed70e7cdb03e38bc18b472033a7ffb6a3968b8dade40f62fb3",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "viewer",
            "managedProjects"
          ]
        }
      ]
    },
    "name": "WebsitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
